import { EventEmitter } from 'node:events';

/** Events by which windows, pages and sessions name themselves to the program. */
export const system = new EventEmitter<{
  'session-created': [session: object];
  'contents-created': [contents: object];
  'window-created': [window: object];
  'window-closed': [];
}>();
