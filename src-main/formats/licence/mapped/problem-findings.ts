import type { XmlProblem } from '../../xml/xml-tree.ts';
import { finding, type LicenceFinding } from '../findings.ts';
import type { Properties } from '../properties.ts';

/** `part`: `file` or `payload`. */
export function xmlFinding(problem: XmlProblem, part: string): LicenceFinding {
  if (problem === 'complex') return finding('TOO_COMPLEX', { reason: 'parts' });
  return problem === 'encoding'
    ? finding('FORMAT_ENCODING', { part })
    : finding('FORMAT_XML', { part, reason: problem });
}

export function propertiesFinding(properties: Exclude<Properties, { readonly ok: true }>): LicenceFinding {
  return 'tooMany' in properties
    ? finding('TOO_COMPLEX', { reason: 'properties' })
    : finding('FIELD_INVALID', { field: properties.duplicate, reason: 'duplicate' });
}
