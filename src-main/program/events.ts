/** Events for the consoles: services emit them, and every listening shell delivers them. */
import type { EmitEvent, EventName } from '#shared/bridge/index.ts';

export type EventListener = (name: EventName, payload: unknown) => void;

export interface Events {
  readonly emit: EmitEvent;
  onEvent(listener: EventListener): () => void;
}

/** A throwing listener is reported and does not affect the others. */
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
