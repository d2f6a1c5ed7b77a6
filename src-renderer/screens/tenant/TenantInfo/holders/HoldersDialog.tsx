/** The dialog of seat holders; the address opens it with `?holders=pc|app|external`. */
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import { useAddress } from '#state/address.ts';
import { lazyComponent } from '#state/lazy-component.ts';

const SeatHolders = lazyComponent(async () => (await import('#widgets/People/SeatHolders.tsx')).SeatHolders);

export function HoldersDialog() {
  const address = useAddress();
  const asked = seatTerminals.find((terminal) => terminal === address.get('holders'));
  if (!asked) return null;
  return <SeatHolders terminal={asked} onClose={() => address.set({ holders: '' })} />;
}
