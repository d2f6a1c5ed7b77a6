/** Whether a department's desktop-client themes are independent of those above it (spec 2§3, 2§4; THM-099, 115). */
import * as z from 'zod';
import { queryIndependence, saveIndependence } from '../../../api/themes/settings.ts';
import type { RecordKind } from '../../common/record/record.ts';

const locator = z.strictObject({ deptId: z.string().min(1), tenantKey: z.string().min(1) });
export type IndependenceLocator = z.output<typeof locator>;

export interface Independence {
  readonly allowAlone: boolean;
}

export const themeIndependenceRecord: RecordKind<IndependenceLocator, Independence> = {
  id: 'themeIndependence',
  locator,
  touches: [queryIndependence],
  title: () => 'themeActions.independence.done',
  label: () => ({ key: 'themeActions.independence.allowAlone' }),
  words: (_, value) => [value === true ? 'record.on' : 'record.off'],
  read: async (ask, at) => {
    const { allowAlone } = await ask(queryIndependence, { ...at, dtu: 'app-pc' });
    return { allowAlone };
  },
  write: (at, { allowAlone }) => ({
    endpoint: saveIndependence,
    input: { ...at, topicDtu: 'app-pc', allowAlone },
  }),
};
