/** How large a frame of a fixed width is drawn, so that it fills its place at 100 %. */
import { useEffect } from 'react';

/** `width`: pixels of the frame as it is designed; `percent`: 100 fills the place, more scrolls. */
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
