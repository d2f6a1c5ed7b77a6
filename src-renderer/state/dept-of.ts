/** Of the words of an address only the department: what a list is narrowed by is about that list. */
export function deptOf(search: string): string {
  const dept = new URLSearchParams(search).get('dept');
  return dept ? `?dept=${encodeURIComponent(dept)}` : '';
}
