/** A platform of a few departments and people, in the page itself: answers what the parts ask about them. */
const names = 'Sales Quality Logistics Planning Support Design Finance Purchasing'.split(' ');
const people = 'Ada Archer,Ben Brook,Cora Chen,Dan Dale,Eve Ellis'.split(',');

const nameOf = (id: string) => {
  const numbers = id.split('-').slice(1).map(Number);
  return numbers.length === 0
    ? 'Head office'
    : `${names[(numbers.at(-1) ?? 0) % names.length]} ${numbers.join('.')}`;
};
const parentOf = (id: string) => id.split('-').slice(0, -1).join('-');
const node = (id: string) => ({
  id,
  name: nameOf(id),
  parentId: parentOf(id),
  hasChildren: id.split('-').length < 8,
});
const above = (id: string): string[] => (parentOf(id) === '' ? [] : [...above(parentOf(id)), parentOf(id)]);
const found = (id: string) => ({ id, name: nameOf(id), path: above(id).map(nameOf), pathIds: above(id) });
const page = <Row>(result: readonly Row[]) => ({
  result,
  totalCount: result.length,
  pageNo: 1,
  pageSize: 200,
});
const listed = (asked: URLSearchParams) => asked.get('ids')?.split(',');

type Answer = (asked: URLSearchParams, body: { readonly ids?: readonly string[] }) => unknown;
const answers: Readonly<Record<string, Answer>> = {
  '/api/basicserver/menu/check-detach': () => ({ detachable: '1' }),
  '/api/basicserver/menu/detach-type': () => ({ detachType: '0' }),
  '/api/hrm/common/getOrgTree': (asked) => {
    const parent = asked.get('parentId');
    return parent === null ? [node('d')] : names.map((_, index) => node(`${parent}-${index + 1}`));
  },
  '/api/calendar/common/search/departmentTree.common': (_, { ids }) =>
    page((ids ?? names.map((_name, index) => `d-${index + 1}-1`)).map(found)),
  '/api/hrm/common/queryUsers': (asked) =>
    page(
      people
        .map((username, index) => ({
          id: `u-${index + 1}`,
          username,
          department: nameOf('d-1'),
          deptId: 'd-1',
        }))
        .filter(({ id }) => listed(asked)?.includes(id) ?? true),
    ),
  '/api/hrm/common/queryShareTargets': (asked) => {
    const kind = asked.get('entryType')?.charAt(0) ?? '';
    const ids = listed(asked) ?? names.map((_, index) => `${kind === 'e' ? 'x' : kind}-${index + 1}`);
    return page(
      ids.map((id) => ({ id, name: nameOf(id), note: id.startsWith('x') ? 'Harbour & Reed' : '' })),
    );
  },
};

export function answerAsPlatform(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const answer = answers[pathname];
    if (!answer) return fetch(request);
    const body = request.method === 'POST' ? await request.json() : {};
    return Response.json({ code: 200, data: answer(searchParams, body) });
  };
}
