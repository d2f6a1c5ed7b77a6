/** What the work answers, unless nobody waits for it any more: then the reason that `gone` has. */
export function unlessGone<T>(gone: AbortSignal, work: Promise<T>): Promise<T> {
  if (gone.aborted) {
    work.catch(() => undefined);
    return Promise.reject(gone.reason);
  }
  return new Promise((resolve, reject) => {
    const leave = () => reject(gone.reason);
    gone.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
  });
}
