/** Validates a profile's fields beyond their types: addresses, headers, paths. Errors name the field. */
import { endpoints } from '#shared/api/index.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { mappingProblem } from '#shared/rules/servers/mapping/mapping-faults.ts';
import { isForbiddenHeader } from '#shared/rules/servers/own-header.ts';
import type { PasswordSignIn, ProxyChoice, ServerDraft } from '#shared/rules/servers/profile.ts';
import { readBypassEntry } from '#shared/rules/servers/proxy-bypass.ts';
import { readProxyAddress } from '#shared/rules/servers/server-address.ts';
import { fieldsOfDraft, gateFault, proxyUserOf, serverFields } from '#shared/rules/servers/server-fields.ts';

export function checkHeaders(
  headers: readonly { readonly name: string; readonly value: string | null }[],
): void {
  const seen = new Set<string>();
  for (const { name, value } of headers) {
    const lower = name.toLowerCase().replaceAll('_', '-');
    if (isForbiddenHeader(name)) throw invalidField('headers', 'headerForbidden', name);
    if (seen.has(lower)) throw invalidField('headers', 'headerTwice', name);
    seen.add(lower);
    if (value !== null && !/^[\x20-\x7e]*$/.test(value))
      /* wall: header-value */ throw invalidField('headers', 'headerValue', name);
  }
}

/** Throws for an unusable mapping (rules/servers/mapping); `field` is the profile's name for it. */
export function checkMapping(mapping: Mapping, field = 'mapping'): void {
  const problem = mappingProblem(mapping, endpoints);
  if (problem) throw invalidField(field, problem.fault, problem.id);
}

export function checkPasswordSignIn(signIn: PasswordSignIn | null): void {
  if (signIn && (!/^(\/[A-Za-z0-9_.~-]+)+$/.test(signIn.path) || /\/\.{1,2}(\/|$)/.test(signIn.path))) {
    throw invalidField('passwordSignIn', 'pathShape', signIn.path);
  }
}

/** Throws for the first field that the form's table refuses, in the same order and for the same reason. */
export function checkFormFields(draft: Parameters<typeof fieldsOfDraft>[0]): void {
  const fields = fieldsOfDraft(draft);
  const [problem] = checkFields(serverFields, fields);
  if (!problem) return;
  const { name, message } = problem;
  const value = message.params?.value ?? fields[name as keyof typeof fields];
  const reason = message.key.slice(message.key.lastIndexOf('.') + 1);
  if (name === 'address') {
    throw new BridgeError('SERVER_ADDRESS_INVALID', `not a server address: ${reason}`, { reason });
  }
  const field = name === 'proxyAddress' || name === 'pacAddress' ? 'proxy' : name;
  throw invalidField(field, reason, String(value));
}

export function checkGate(signIn: ServerDraft['signIn'], gateUser: string): void {
  const fault = gateFault(gateUser, { signIn });
  if (fault) throw invalidField('gateUser', fault.key.slice(fault.key.lastIndexOf('.') + 1), gateUser);
}

/** Returns the proxy with its canonical address (scheme, host and port only) and valid exceptions. */
export function checkedProxy(proxy: ProxyChoice): ProxyChoice {
  const userName = proxyUserOf(proxy);
  if (userName.includes(':')) throw invalidField('proxyUser', 'userNameColon', userName);
  if (!('address' in proxy)) return proxy;
  const wrong =
    proxy.mode === 'manual' ? proxy.bypass.find((one) => readBypassEntry(one) === null) : undefined;
  if (wrong !== undefined) throw invalidField('proxyBypass', 'proxyBypass', wrong);
  const address = readProxyAddress(proxy.mode, proxy.address);
  if (address !== null) return { ...proxy, address };
  throw invalidField('proxy', proxy.mode === 'pac' ? 'pacAddress' : 'proxyAddress', proxy.address);
}

export function invalidField(field: string, reason: string, value: string): BridgeError {
  return new BridgeError('SERVER_FIELD_INVALID', `${field}: ${reason}`, {
    field,
    reason,
    value: value.slice(0, 200),
  });
}
