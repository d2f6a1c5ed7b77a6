/** The calendar day of an instant in the computer's zone, as YYYY-MM-DD. `time`: milliseconds since 1970. */
export function localDay(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
