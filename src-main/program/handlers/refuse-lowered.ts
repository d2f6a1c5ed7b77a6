/** Less has to be approved at a server after it: the name of such a server has to be typed. */
import { BridgeError } from '#shared/bridge/errors.ts';

/** SETTING_GUARDED names the first of them. */
export function refuseLowered(lowered: readonly string[], typed: string | undefined): void {
  const [server] = lowered;
  if (server === undefined || lowered.some((name) => name.trim() === typed?.trim())) return;
  const message = `less at ${server} needs an approval after it: its name has to be typed`;
  throw new BridgeError('SETTING_GUARDED', message, { server, count: lowered.length });
}
