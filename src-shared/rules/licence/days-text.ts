/** The text for the number of days left, the same in reports and in the terminal. */

type DaysKey = 'lastDay' | 'left' | 'over' | 'fileOver';

interface DaysWords {
  say(key: `licence.days.${DaysKey}`, params?: { readonly count: number }): string;
}

/** Counts the days to the last day of the licence, or of the file alone. */
export function licenceDaysText(days: number, words: DaysWords, of: 'licence' | 'file' = 'licence'): string {
  if (days === 0) return words.say('licence.days.lastDay');
  return days > 0
    ? words.say('licence.days.left', { count: days })
    : words.say(of === 'file' ? 'licence.days.fileOver' : 'licence.days.over', { count: -days });
}
