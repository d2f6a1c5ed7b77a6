/** The user's language as the system tells it, also before Electron is ready (`getLocale` would still be empty). */
import { app } from 'electron';

/** A BCP 47 tag. */
export function systemLanguage(): string {
  return app.getPreferredSystemLanguages()[0] ?? (app.getLocale() || 'en-US');
}
