/** Scales a frame of fixed width, so that it fills its container at 100 %. */
import { useEffect } from 'react';

/** `width`: the frame's design width in pixels; `percent`: 100 fills the container, more scrolls. */
export function useFit(host: HTMLElement | null, width: number, percent: number): void {
  useEffect(() => {
    if (!host) return;
    const draw = () => {
      const room = host.clientWidth || width;
      host.style.setProperty('--fit', String(Math.round((room / width) * percent * 100) / 10_000));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(host);
    return () => observer.disconnect();
  }, [host, width, percent]);
}
