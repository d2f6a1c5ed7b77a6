/**
 * All-day events as an iCalendar file (RFC 5545): text escaping §3.3.11, folding at 75 octets and CRLF §3.1, the
 * components of §3.4 to §3.6. The file has the day on which a licence expires, or the days of a theme (beyond the
 * specification).
 */
export interface CalendarEvent {
  /** A licence keeps its uid, so that a second file replaces the event (RFC 5545 §3.8.4.7). */
  readonly uid: string;
  /** Day of the event, YYYY-MM-DD. */
  readonly day: string;
  /** The last day of several, YYYY-MM-DD. */
  readonly last?: string;
  readonly summary: string;
  readonly description: string;
  /** Reminders, in whole days before the event. */
  readonly remindDays: readonly number[];
  readonly reminder: string;
}

/** `now` is the file's time stamp in milliseconds since 1970. */
export function calendarFile(event: CalendarEvent, now: number): string {
  return calendarOf([event], now);
}

/** Several events in one file. `what` tells the importing program the kind of the file. */
export function calendarOf(events: readonly CalendarEvent[], now: number, what = 'Licence expiry'): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Steward//${what}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const next = new Date(Date.parse(`${event.last ?? event.day}T00:00:00Z`) + 86_400_000)
    .toISOString()
    .slice(0, 10);
  const alarms = event.remindDays.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.reminder)}`,
    `TRIGGER:${days === 0 ? 'PT0S' : `-P${days}D`}`,
    'END:VALARM',
  ]);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ];
}

/** Removes control characters, which a text value may not have; line ends become `\n`. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Lines have at most 75 octets and are cut between characters; a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
