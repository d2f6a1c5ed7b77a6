/** A configuration profile for macOS device management: the document's own names as managed preferences. */
import { preferencesDomain } from '../../src-main/services/policy/policy-locations.ts';
import type { PolicyDocument } from '../../src-shared/rules/policy/policy-document.ts';
import { element, type WrittenXmlElement, xmlDocument } from './xml.ts';

const docType =
  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n';

/** Sample identifiers; each organisation makes its own (`uuidgen`). */
const ids = ['3E8B9C52-5C0E-4B57-9B0E-6D6F2D1C7A01', '3E8B9C52-5C0E-4B57-9B0E-6D6F2D1C7A02'] as const;

export function mobileConfig(policy: PolicyDocument): string {
  const common = { PayloadVersion: 1, PayloadEnabled: true };
  const payload = {
    PayloadType: preferencesDomain,
    PayloadIdentifier: `${preferencesDomain}.policy.settings`,
    PayloadUUID: ids[1],
    ...common,
    ...policy,
  };
  const profile = {
    PayloadType: 'Configuration',
    PayloadScope: 'System',
    PayloadIdentifier: `${preferencesDomain}.policy`,
    PayloadUUID: ids[0],
    PayloadDisplayName: 'Steward',
    ...common,
    PayloadContent: [payload],
  };
  return xmlDocument(element('plist', { version: '1.0' }, [plistValue(profile)]), docType);
}

function plistValue(value: unknown): WrittenXmlElement {
  if (Array.isArray(value)) return element('array', {}, value.map(plistValue));
  if (typeof value === 'boolean') return element(String(value));
  if (typeof value === 'number') return element('integer', {}, String(value));
  if (typeof value !== 'object' || value === null) return element('string', {}, String(value));
  return element(
    'dict',
    {},
    Object.entries(value).flatMap(([name, one]) => [element('key', {}, name), plistValue(one)]),
  );
}
