/** Guards changes that remove the need for approval at a server: the user has to type the server's name. */
import { BridgeError } from '#shared/bridge/errors.ts';

/** Throws SETTING_GUARDED with the first server whose name was not typed. */
export function refuseLowered(lowered: readonly string[], typed: string | undefined): void {
  const [server] = lowered;
  if (
    server === undefined ||
    /* wall: approval-lowered-typed */ lowered.some((name) => name.trim() === typed?.trim())
  )
    return;
  const message = `less at ${server} needs an approval after it: its name has to be typed`;
  throw new BridgeError('SETTING_GUARDED', message, { server, count: lowered.length });
}
