/** The calls of the login log. */
import type { Read } from './reads.ts';

export const loginLogReads: readonly Read[] = [
  {
    endpoint: 'loginLog.pageQuery',
    path: '/loginlog?result=failure',
    title: 'loginLog.failed',
    content: (page) => page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(1),
  },
];
