/** antd's provider, loaded with the first page or panel that uses it. */
import { lazy } from 'react';

export const loadAntd = () => import('./AntdRoot.tsx');
export const AntdRoot = lazy(async () => ({ default: (await loadAntd()).AntdRoot }));
