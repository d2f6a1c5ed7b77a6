// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRegistryOutput } from '../../src-main/services/policy/registry.ts';
import { policyDocument } from '../../src-shared/rules/policy/policy-document.ts';
import { settingDefinitions } from '../../src-shared/rules/settings/definitions.ts';
import { policyFiles, policyRootFolder } from './policy-files.ts';

/** The used part of the environment's parser; scripts have no DOM types. */
interface XmlNode {
  readonly localName: string;
  readonly textContent: string | null;
  readonly children: Iterable<XmlNode>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): XmlNode | null;
  querySelectorAll(selector: string): Iterable<XmlNode>;
}
declare const DOMParser: new () => { parseFromString(text: string, type: string): XmlNode };

const files = await policyFiles();
const parse = (path: string) => new DOMParser().parseFromString(files.get(path) ?? '', 'application/xml');

describe('what organisations need is up to date (node scripts/policy/policy-files.ts)', () => {
  test.each([...files])('%s', async (path, text) => {
    const written = await readFile(join(policyRootFolder, path), 'utf8');
    // The formatter changes the layout of JSON.
    if (path.endsWith('.json')) expect(JSON.parse(written)).toEqual(JSON.parse(text));
    else expect(written).toBe(text);
  });
});

test('the document’s example and the ready file are policies', async () => {
  const guide = files.get('docs/formats/policy.md') ?? '';
  const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  expect(policyDocument.safeParse(JSON.parse(example)).error).toBeUndefined();
  const ready = policyDocument.safeParse(JSON.parse(files.get('resources/policy/policy.json') ?? ''));
  expect(ready.error).toBeUndefined();
});

describe('the template of group policies', () => {
  const admx = parse('resources/policy/steward.admx');
  const policies = [...admx.querySelectorAll('policies > policy')];

  test.each(['en-US', 'zh-CN'])('every name in it has its words in %s', (language) => {
    const adml = parse(`resources/policy/${language}/steward.adml`);
    expect(adml.querySelector('parsererror')).toBeNull();
    const asked = [...(files.get('resources/policy/steward.admx') ?? '').matchAll(/\$\((\w+)\.([^)]+)\)/g)];
    expect(asked.length).toBeGreaterThan(20);
    for (const [, table, id] of asked) {
      const found = [...adml.querySelectorAll(table ?? '')].filter((one) => one.getAttribute('id') === id);
      expect(found, `${table} ${id}`).toHaveLength(1);
      expect(found[0]?.textContent?.trim()).toBeTruthy();
    }
  });

  test('what it writes into the registry is what Steward reads', () => {
    const written = policies.flatMap((policy) => {
      const key = policy.getAttribute('key')?.replace('Software', 'HKEY_LOCAL_MACHINE\\SOFTWARE') ?? '';
      const name = policy.getAttribute('valueName');
      if (name !== null) return [{ key, line: `    ${name}    REG_DWORD    0x1` }];
      const [value] = policy.querySelectorAll('elements > *');
      const target = value?.getAttribute('valueName');
      if (value?.localName === 'text') return [];
      const data =
        value?.localName === 'decimal'
          ? `REG_DWORD    0x${Number(value.getAttribute('maxValue')).toString(16)}`
          : `REG_SZ    ${value?.querySelector('string')?.textContent}`;
      return [{ key, line: `    ${target}    ${data}` }];
    });
    expect(written).toHaveLength(2 * settingDefinitions.length);
    const output = written.map(({ key, line }) => `${key}\r\n${line}\r\n`).join('\r\n');
    const asked = readRegistryOutput(output, 'Software\\Policies\\Steward');
    expect(asked.state).toBe('found');
    const document = policyDocument.parse(asked.state === 'found' ? asked.document : null);
    const keys = settingDefinitions.map(({ key }) => key).sort();
    expect(Object.keys(document.locked ?? {}).sort()).toEqual(keys);
    expect(Object.keys(document.defaults ?? {}).sort()).toEqual(keys);
  });
});

test('the profile for macOS holds the example under the domain that is read', () => {
  const plist = parse('resources/policy/steward.mobileconfig');
  expect(plist.querySelector('parsererror')).toBeNull();
  const read = (node: XmlNode | null): unknown => {
    const children = [...(node?.children ?? [])];
    switch (node?.localName) {
      case 'dict':
        return Object.fromEntries(
          children.flatMap((one, at) =>
            one.localName === 'key' ? [[one.textContent, read(children[at + 1] ?? null)]] : [],
          ),
        );
      case 'array':
        return children.map(read);
      case 'integer':
        return Number(node.textContent);
      case 'true':
      case 'false':
        return node.localName === 'true';
      default:
        return node?.textContent;
    }
  };
  const profile = read(plist.querySelector('plist > dict')) as { PayloadContent: Record<string, unknown>[] };
  const [payload = {}] = profile.PayloadContent;
  expect(payload.PayloadType).toBe('com.steward.console');
  const own = Object.entries(payload).filter(([name]) => !name.startsWith('Payload'));
  expect(policyDocument.parse(Object.fromEntries(own))).toEqual(
    JSON.parse(files.get('resources/policy/policy.json') ?? ''),
  );
});
