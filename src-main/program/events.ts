/** Events on their way to the consoles: emitted by services, delivered by whichever shells listen. */
import type { EmitEvent, EventName } from '#shared/bridge/index.ts';

export type EventListener = (name: EventName, payload: unknown) => void;

export interface Events {
  readonly emit: EmitEvent;
  onEvent(listener: EventListener): () => void;
}

/** A listener that throws is reported and does not keep the others from hearing. */
export function createEvents(report: (source: string, error: unknown) => void): Events {
  const listeners = new Set<EventListener>();
  return {
    emit(name, payload) {
      for (const listener of [...listeners]) {
        try {
          listener(name, payload);
        } catch (error) {
          report(`event ${name}`, error);
        }
      }
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
