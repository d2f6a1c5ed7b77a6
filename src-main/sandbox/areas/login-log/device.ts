/** Invented devices and addresses of people who log in, and of attackers, computed from their numbers. */
import type { ClientType } from '#shared/rules/common/sign-in/client-types.ts';
import { scatter } from '../../kernel/seed/scatter.ts';

export interface Device {
  readonly clientType: ClientType;
  readonly terminal: string;
  readonly hardwareId: string;
  readonly os: string;
  readonly model: string;
}

type Kind = readonly [ClientType, string, string, string];
const desks: readonly Kind[] = [
  ['pc', 'Chrome 142', 'Windows 11', 'PC'],
  ['pc', 'Edge 142', 'Windows 11', 'PC'],
  ['app-pc', 'Desktop 10.2', 'Windows 10', 'PC'],
  ['pc', 'Safari 18.6', 'macOS 15.6', 'MacBook Pro'],
  ['pc', 'Firefox 144', 'Kylin V10', 'PC'],
];
const phones: readonly Kind[] = [
  ['app-ios', 'App 9.6', 'iOS 18.6', 'iPhone 16'],
  ['app-and', 'App 9.6', 'Android 15', 'Xiaomi 15'],
  ['app-har', 'App 9.5', 'HarmonyOS 5.1', 'HUAWEI Mate 70'],
  ['app-and', 'App 9.4', 'Android 14', 'OPPO Find X8'],
  ['bus_wechat_app', 'WeCom 4.1', 'Android 15', 'vivo X200'],
  ['feishu_app', 'Feishu 7.5', 'iOS 18.5', 'iPhone 15'],
];
const others: readonly Kind[] = [
  ['h5', 'Mobile Safari 18', 'iOS 18.6', 'iPhone 16 Pro'],
  ['slab-ios', 'App 9.6', 'iPadOS 18.6', 'iPad Air'],
  ['slab-and', 'App 9.5', 'Android 15', 'Xiaomi Pad 7'],
  ['pc', 'Chrome 141', 'Ubuntu 24.04', 'ThinkPad X1'],
  ['ding_app', 'DingTalk 8.0', 'Android 15', 'HONOR Magic7'],
];
/** The device of people who guess passwords. */
const strange: Kind = ['pc', 'Chrome 109', 'Windows 7', 'PC'];

/** Every possible device, so that a filter can test each once. */
export const deviceKinds: readonly Kind[] = [...desks, ...phones, ...others, strange];

/** Index in `deviceKinds`. */
export function deviceKindOf(person: number, device: number): number {
  if (device < 0) return deviceKinds.length - 1;
  const salt = scatter(person, 40 + device);
  if (device === 0) return salt % desks.length;
  if (device === 1) return desks.length + (salt % phones.length);
  return desks.length + phones.length + (salt % others.length);
}

/** Returns sixteen hexadecimal digits; for an unknown device, `person` identifies the attacker. */
export function hardwareOf(person: number, device: number): string {
  const hex = (salt: number) =>
    scatter(person * 512 + device, salt)
      .toString(16)
      .padStart(8, '0');
  return `${hex(51)}${hex(52)}`;
}

export function deviceAt(person: number, device: number): Device {
  const [clientType, terminal, os, model] = deviceKinds[deviceKindOf(person, device)] ?? strange;
  return { clientType, terminal, os, model, hardwareId: hardwareOf(person, device) };
}

/** Returns an IPv4 address as a number. Desks are in the office, other devices in the carriers' networks. */
export function deviceAddress(person: number, device: number, salt: number): number {
  // 203.0.113.0/24 and 198.51.100.0/24 are for examples (RFC 5737).
  if (device < 0) return (salt % 2 === 0 ? 0xcb007100 : 0xc6336400) + (salt % 250) + 2;
  const host = scatter(person, 60) % 250;
  if (device === 0) return 0x0a180000 + (person % 6) * 256 + host + 2;
  // Shared address space of the carriers (RFC 6598).
  return 0x64400000 + (scatter(person, 61 + device) % 4096) * 256 + host + 2;
}

export function ipv4Text(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}

/** A few devices use IPv6, always with the same address (RFC 3849). */
export function comesByIpv6(person: number, device: number): boolean {
  return device === 1 && person % 29 === 0;
}

export function ipv6Text(person: number): string {
  return `2001:db8:${(person >>> 16).toString(16)}:${(person & 0xffff).toString(16)}::${((scatter(person, 70) % 60_000) + 2).toString(16)}`;
}

export function deviceLanguage(person: number): number {
  const chance = scatter(person, 42) % 100;
  if (chance < 80) return 0;
  return chance < 83 ? 1 : chance < 97 ? 2 : 3;
}
