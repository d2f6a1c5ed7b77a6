/** The user's language by the system, also before Electron is ready (`getLocale` is empty until then). */
import { app } from 'electron';

/** A BCP 47 tag. */
export function desktopLanguage(): string {
  return app.getPreferredSystemLanguages()[0] ?? (app.getLocale() || 'en-US');
}
