/**
 * Runs inside the measured page, before anything of its own. Plain JavaScript: it is put into the page as it is.
 * Times are milliseconds of the page's performance.now(), taken after the frame that shows the content.
 */
globalThis.stewardClock = (() => {
  let blocking = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) blocking += Math.max(0, task.duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  /** Resolves after the next frame was painted. */
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(null);
      });
    });

  /** Resolves as soon as `there` is true after a change of the document. */
  const appeared = (there) =>
    new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (!there()) return;
        observer.disconnect();
        done();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });

  return {
    /** When the first element of this kind was painted, and how long tasks blocked until then. */
    async content(selector) {
      await appeared(() => document.querySelector(selector) !== null);
      return { content: await painted(), blocking };
    },
    /** How long from a click on `target` until a main heading of this text was painted. */
    async switch(target, heading) {
      const link = document.querySelector(target);
      if (link === null) throw new Error(`nothing is ${target}`);
      const there = appeared(() => document.querySelector('main h1')?.textContent === heading);
      const started = performance.now();
      link.click();
      await there;
      return (await painted()) - started;
    },
  };
})();
