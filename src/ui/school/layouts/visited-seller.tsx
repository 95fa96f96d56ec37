import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLate } from '#ui/school/late-services.ts';

const SellerBlock = lazy(async () => ({ default: (await import('./seller-block.tsx')).SellerBlock }));

/** The block of the seller visited in this tab; nothing, and no files, without one. Source: LAY-8. */
export const VisitedSeller = observer(function VisitedSeller() {
  const visited = useLate('seller');
  if (visited === null || visited.seller === null) return null;
  const { seller, code, left } = visited;
  return (
    <Suspense fallback={null}>
      <SellerBlock seller={seller} code={code} left={left} />
    </Suspense>
  );
});
