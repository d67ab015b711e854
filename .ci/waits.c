// Shows the thread checker the locks that are waited for. Where nobody holds a `Mutex`, the compiler puts all that
// happens to it into the program, which is built for the checker. Where somebody does, the library takes it and gives it
// on, which is not.
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define METHOD(name) "$s15Synchronization12_MutexHandleV" name
#define LOCK METHOD("9_lockSlowyys6UInt32VF")
#define TRY_LOCK METHOD("12_tryLockSlowSbyF")
#define UNLOCK METHOD("11_unlockSlowyyF")
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool try_lock(SELF) __asm__(TRY_LOCK);
SWIFT void unlock(SELF) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF) {
  SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  original(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT bool try_lock(SELF) {
  SWIFT bool (*original)(SELF) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool is_taken = original(mutex);
  if (is_taken) __tsan_acquire(mutex);
  return is_taken;
}

SWIFT void unlock(SELF) {
  SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(mutex);
  original(mutex);
}
