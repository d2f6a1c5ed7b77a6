/** Returns a query with only the department of `search`: other parameters filter another list. */
export function departmentQuery(search: string): string {
  const dept = new URLSearchParams(search).get('dept');
  return dept ? `?dept=${encodeURIComponent(dept)}` : '';
}
