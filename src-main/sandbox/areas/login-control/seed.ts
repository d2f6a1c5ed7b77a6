import { ordinary } from '../../kernel/seed/organisation.ts';
import methods from './seed.json' with { type: 'json' };

export const loginMethodRows = () =>
  methods.map(({ name, terminals, targets }, at) => ({
    id: `LT${1_000_001 + at}`,
    tenant_key: ordinary,
    name,
    terminals,
    targets: JSON.stringify(targets),
  }));
