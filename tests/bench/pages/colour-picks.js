/** Colours picked in a colour field of the console, as a hand moves over its panel. Put into the page before it loads. */
(() => {
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(undefined);
        channel.port2.postMessage(null);
      });
    });

  /** Where it stands once it has its place: a panel that opens is put there after its first drawing. */
  const settled = async (element) => {
    let last = element.getBoundingClientRect();
    for (let same = 0, frame = 0; same < 5; frame += 1) {
      if (frame > 600) throw new Error('the panel does not come to rest');
      await painted();
      const now = element.getBoundingClientRect();
      const moved = now.left !== last.left || now.top !== last.top || now.width !== last.width;
      same = moved || now.left < 0 ? 0 : same + 1;
      last = now;
    }
    return last;
  };

  /** Of the pointer: no two neighbours have one colour, also of two rounds. */
  let place = 0;

  globalThis.colourPicks = {
    /** Milliseconds from one frame to the next while nothing happens. */
    async frames(count) {
      const took = [];
      for (let frame = 0; frame < count; frame += 1) {
        const started = performance.now();
        await painted();
        took.push(performance.now() - started);
      }
      return took;
    },
    /** Milliseconds from each move of the pressed pointer over the open panel until the preview's variable is another one, and painted. */
    async picks(variable, count) {
      const panel = document.querySelector('[role="dialog"] [role="slider"]');
      const preview = document.querySelector('[role="group"][aria-label="Preview"]');
      const { left, top, width, height } = await settled(panel);
      const at = (pick) => ({
        bubbles: true,
        cancelable: true,
        button: 0,
        buttons: 1,
        clientX: left + width * (0.1 + (0.8 * ((pick * 37) % 101)) / 101),
        clientY: top + height * (0.1 + (0.8 * ((pick * 53) % 103)) / 103),
      });
      const colour = () => preview.style.getPropertyValue(variable);
      /** Resolves when what `act` leads to was painted, with the milliseconds that it took. */
      const shown = async (act) => {
        const before = colour();
        const started = performance.now();
        act();
        do {
          await painted();
          if (performance.now() - started > 20_000) throw new Error('the colour does not come');
        } while (colour() === before);
        return performance.now() - started;
      };
      const took = [];
      await shown(() => panel.dispatchEvent(new PointerEvent('pointerdown', at(++place))));
      for (let pick = 0; pick < count; pick += 1) {
        // At any moment of a frame.
        await new Promise((later) => setTimeout(later, Math.random() * 20));
        took.push(await shown(() => document.dispatchEvent(new PointerEvent('pointermove', at(++place)))));
      }
      document.dispatchEvent(new PointerEvent('pointerup', at(place)));
      return took;
    },
  };
})();
