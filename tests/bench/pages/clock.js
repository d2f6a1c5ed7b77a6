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

  /** Milliseconds until something that does not come is given up. */
  const patience = 30_000;

  /** What stands in for data that is still on its way; not for what is asked for when the first picture stands. */
  const waiting = 'main [data-skeleton]:not([data-later] *), main [aria-busy="true"]';

  /**
   * Whether everything of a sight is there: an element for each selector, the main heading where one is named, and
   * nothing that stands in for data.
   */
  const isThere = ({ heading, shows }) =>
    (heading === undefined || document.querySelector('main h1')?.textContent === heading) &&
    shows.every((selector) => document.querySelector(selector) !== null) &&
    document.querySelector(waiting) === null;

  /** Resolves as soon as the sight is there after a change of the document. */
  const appeared = (sight) =>
    new Promise((done, failed) => {
      const observer = new MutationObserver(() => {
        if (!isThere(sight)) return;
        clearTimeout(timer);
        observer.disconnect();
        done();
      });
      const timer = setTimeout(() => {
        observer.disconnect();
        failed(new Error(`not there after ${patience} ms: ${JSON.stringify(sight)}`));
      }, patience);
      const changes = { childList: true, subtree: true, characterData: true };
      observer.observe(document, { ...changes, attributeFilter: ['aria-busy'] });
    });

  return {
    /** When the sight was painted, and how long tasks blocked until then. */
    async content(sight) {
      await appeared(sight);
      return { content: await painted(), blocking };
    },
    /** How long from a click on `target` until the sight was painted. */
    async switch(target, sight) {
      const link = document.querySelector(target);
      if (link === null) throw new Error(`nothing is ${target}`);
      if (isThere(sight)) throw new Error(`there before the click: ${JSON.stringify(sight)}`);
      const there = appeared(sight);
      const started = performance.now();
      link.click();
      await there;
      return (await painted()) - started;
    },
  };
})();
