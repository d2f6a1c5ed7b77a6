/** The check of a link's address, by the ways of the server in use (decision 023). */
import { type GatewayTarget, openForeign } from '../gateway/index.ts';
import { createLinkCheck, type LinkCheck } from '../services/link-check/link-check.ts';
import type { ShellHooks } from './hooks.ts';

export function openLinkCheck(
  target: () => Pick<GatewayTarget, 'route'>,
  systemProxy: ShellHooks['systemProxy'],
): LinkCheck {
  return createLinkCheck({ connect: (url) => openForeign(url, target().route, systemProxy) });
}
