import './frame/sheets.ts';
import '#data/without-eval.ts';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { applyRememberedAppearance } from '#state/appearance.ts';
import { firstLanguage, startAnswer } from './early.ts';
import { type ConsoleStart, startConsole } from './frame/start-console.tsx';
import { preloadAt } from './frame/router.tsx';
import { StartFailed } from './frame/StartFailed.tsx';
import { watchShell } from './frame/watch-shell.ts';

applyRememberedAppearance();
const language = loadLanguage(firstLanguage);
preloadAt(location.pathname);
const root = createRoot(document.getElementById('root') ?? document.body);
void start().catch(async (error: unknown) => {
  await language;
  root.render(<StartFailed error={error} />);
});

async function start(): Promise<void> {
  const [reply] = await Promise.all([startAnswer, language]);
  if (reply === null) {
    root.render(<StartFailed error={null} />);
    return;
  }
  if (!reply.ok) throw new BridgeError(reply.error.code, reply.error.message, reply.error.params);
  watchShell(await startConsole(root, reply.value as ConsoleStart));
}
