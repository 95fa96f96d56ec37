import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService } from '#ui/kit/services.tsx';
import { SellerStore } from '#ui/school/seller-store.ts';

const SellerBlock = lazy(async () => ({ default: (await import('./seller-block.tsx')).SellerBlock }));

/** The block of the seller visited in this tab; nothing, and no files, without one. Source: LAY-8. */
export const VisitedSeller = observer(function VisitedSeller() {
  const { seller, code, left } = useService(SellerStore);
  if (seller === null) return null;
  return (
    <Suspense fallback={null}>
      <SellerBlock seller={seller} code={code} left={left} />
    </Suspense>
  );
});
