/** Waiting for frames inside a measured page. */

/** Resolves after the next frame was painted. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(null);
    });
  });

/** Milliseconds from `act` until what it leads to was painted. */
export async function timeUntil(act: () => void, there: () => boolean): Promise<number> {
  const started = performance.now();
  act();
  await painted();
  while (!there()) {
    if (performance.now() - started > 20_000) throw new Error('it does not come');
    await painted();
  }
  return performance.now() - started;
}
