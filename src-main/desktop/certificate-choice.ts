/** Asks which certificate of the system's store a server gets; none without a choice. */
import { type BrowserWindow, type Certificate, dialog } from 'electron';
import { shownText } from '#shared/kit/shown-text.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

/** Number of buttons that a message box can show. */
const most = 8;

export async function chooseCertificate(
  list: readonly Certificate[],
  origin: string,
  { parent, texts }: { parent: BrowserWindow | null; texts: DesktopTexts },
): Promise<Certificate | null> {
  const offered = list.slice(0, most);
  if (offered.length === 0) return null;
  const { clientCertificate } = texts;
  const options: Electron.MessageBoxOptions = {
    type: 'question',
    message: fillDesktopText(clientCertificate.message, { server: origin }),
    detail: [...offered.map(describe), clientCertificate.detail].join('\n\n'),
    buttons: [...offered.map(({ subjectName }) => short(subjectName)), clientCertificate.none],
    defaultId: offered.length,
    cancelId: offered.length,
    noLink: true,
  };
  const { response } = await (parent
    ? dialog.showMessageBox(parent, options)
    : dialog.showMessageBox(options));
  return offered[response] ?? null;
}

function describe({ subjectName, issuerName, validExpiry }: Certificate): string {
  const until = new Date(validExpiry * 1000).toISOString().slice(0, 10);
  return `${short(subjectName)} – ${short(issuerName)} – ${until}`;
}

function short(name: string): string {
  return shownText(name).slice(0, 60);
}
