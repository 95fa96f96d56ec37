import { bindClass } from '#adapters/wiring/bindings.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';
import { VersionsStore } from './versions-store.ts';

/** What comparing and restoring versions needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindClass(container, VersionsStore, [EditedProductsApi]);
};
