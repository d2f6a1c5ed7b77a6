/** The mapping of a server: how its calls differ from those that Steward knows. */
export const serverMapping = {
  /** Why a mapping, or a file of one, can't be used. */
  problem: {
    tooLarge: 'The file is larger than a mapping ever is.',
    notJson: 'This is no JSON text in UTF-8.',
    utf16: 'The file is in UTF-16. Save it as UTF-8.',
    hostile: 'The file contains what no mapping contains: {{at}}.',
    otherFormat: 'This is not a mapping file.',
    newer: 'The mapping was made by a newer version of Steward ({{at}}).',
    field: 'Not known, or not a value that is allowed: {{at}}',
    endpointUnknown: 'This version of Steward has no call or page for {{at}}.',
    endpointGiven: 'The platform’s documents fix this path: {{at}}',
    pathShape:
      'A path begins with /api/ or /papi/ and may contain letters, digits, - _ . ~ and names in braces, but no “..”: {{at}}',
    pathFields: 'The names in braces must be those of the usual path: {{at}}',
    pageShape: 'A page’s path may contain letters, digits, - _ . ~ # and slashes, but no “..”: {{at}}',
    pathOfWrite: 'The platform changes something at this path, and this call only reads: {{at}}',
    bodyless: 'GET and DELETE carry their fields in the query only: {{at}}',
    filesInParts: 'A call with a file is sent as multipart by POST only: {{at}}',
    envelopeOfRows: 'Rows that arrive one by one have no other envelope: {{at}}',
    fieldShape: 'This is not the path of a field, such as rows[].name: {{at}}',
    listsApart: 'Both sides of a line must lead through the same lists: {{at}}',
    twice: 'Two lines say the same, so that they can’t be told apart on the way back: {{at}}',
    overridesRequest: 'A field of this name would change the method or the path of the request: {{at}}',
  },
} as const;
