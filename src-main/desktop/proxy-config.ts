import type { ProxyConfig } from 'electron';
import type { ProxyChoice } from '#shared/rules/servers/profile.ts';

/** A profile's proxy for one of Chromium's sessions. */
export function proxyConfig(proxy: ProxyChoice): ProxyConfig {
  switch (proxy.mode) {
    case 'system':
      return { mode: 'system' };
    case 'none':
      return { mode: 'direct' };
    case 'pac':
      return { mode: 'pac_script', pacScript: proxy.address };
    case 'manual':
      return { mode: 'fixed_servers', proxyRules: proxy.address, proxyBypassRules: proxy.bypass.join(',') };
  }
}
