import { EventEmitter } from 'node:events';

/** What windows, pages and sessions tell the program that they belong to. */
export const system = new EventEmitter<{
  'session-created': [session: object];
  'contents-created': [contents: object];
  'window-created': [window: object];
  'window-closed': [];
}>();
