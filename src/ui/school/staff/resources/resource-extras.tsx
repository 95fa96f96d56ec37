import type { ComponentType } from 'react';
import { CampaignPreview } from './campaign-preview.tsx';
import { CodeExtras } from './code-extras.tsx';
import { PersonExtras } from './person-extras.tsx';
import { SellerExtras } from './seller-extras.tsx';
import type { ResourceName } from '#domain/office/resources/all-resources.ts';

/** What stands below the form of one resource alone. */
const extras: Partial<Record<ResourceName, ComponentType<{ readonly id: number }>>> = {
  codes: CodeExtras,
  people: PersonExtras,
  sellers: SellerExtras,
};

/** What shows of one resource what is typed, also before it was ever saved. */
const previews: Partial<Record<ResourceName, ComponentType>> = { campaigns: CampaignPreview };

/** What a resource has besides what all have. */
export function ResourceExtras({ name, id }: { name: ResourceName; id: number }) {
  const [Preview, Extra] = [previews[name], extras[name]];
  return (
    <>
      {Preview !== undefined && <Preview />}
      {Extra !== undefined && id !== 0 && <Extra id={id} />}
    </>
  );
}
