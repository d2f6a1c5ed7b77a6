/** The dialog of who holds the seats, open where the address says `?holders=pc|app|external`. */
import { lazy, Suspense } from 'react';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import { useAddress } from '#state/address.ts';

const SeatHolders = lazy(async () => ({
  default: (await import('#widgets/People/SeatHolders.tsx')).SeatHolders,
}));

export function HoldersDialog() {
  const address = useAddress();
  const asked = seatTerminals.find((terminal) => terminal === address.get('holders'));
  if (!asked) return null;
  return (
    <Suspense>
      <SeatHolders terminal={asked} onClose={() => address.set({ holders: '' })} />
    </Suspense>
  );
}
