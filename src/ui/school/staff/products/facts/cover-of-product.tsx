import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { coverPath, hasCover } from '#domain/catalogue/cover-facts.ts';
import { factLabel } from '#domain/office/products/facts-content.ts';
import { mediaTypesOf } from '#domain/shared/media-types.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { formatList, uploadRefusalText } from '#domain/shared/upload-rule.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError, useFieldWiring } from '#ui/kit/forms/field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import { frameShape } from '#ui/school/storefront/catalogue/cover-of.ts';
import type { FactsStore } from './fact-fields.tsx';
import styles from './fact-lists.module.css';

const { formats, largestBytes } = officeUploadRules.cover;
const shapes = { wide: 'apaisada, de 16 por 9', book: 'de pie, de 2 por 3' } as const;

interface CoverProps {
  readonly store: FactsStore;
  readonly product: ShownEditedProduct;
}

/** The cover of a product: the one that the school draws, until a picture is chosen in its place. A plan has none. */
export const CoverOfProduct = observer(function CoverOfProduct({ store, product: { id, kind, slug } }: CoverProps) {
  const api = useService(EditedProductsApi);
  const site = useService(SiteSettings);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { coverFile } = store.content;
  const error = problem ?? errorOf(store.lacks, 'coverFile');
  const wiring = useFieldWiring({ error }, 'coverFile');
  if (!hasCover(kind)) return null;
  const shape = frameShape(kind);
  const send = async (chosen: File): Promise<void> => {
    if (chosen.size > largestBytes) {
      return setProblem(uploadRefusalText({ kind: 'upload-too-large', largestBytes }, 'La imagen'));
    }
    setBusy(true);
    const kept = await api.keepCover(id, chosen);
    setBusy(false);
    setProblem(kept.ok ? null : kept.refusal.detail);
    if (kept.ok) store.set({ coverFile: kept.value.file });
  };
  return (
    <PartGroup
      title={factLabel('coverFile')}
      hint={`La escuela dibuja una con su título. Si envías otra: ${shapes[shape === 'book' ? 'book' : 'wide']}; ${formatList(formats)}, hasta ${largestBytes / (1024 * 1024)} MB.`}
    >
      <div className={styles.cover}>
        <div className={styles.frame} data-shape={shape}>
          <Cover
            src={coverFile === null ? coverPath(slug) : site.imageAddress(coverFile)}
            shape={shape}
            alt={coverFile === null ? 'La portada que dibuja la escuela' : 'La portada enviada'}
          />
        </div>
        <div className={styles.does}>
          <FileButton
            wiring={wiring}
            label="Imagen de la portada"
            accept={mediaTypesOf(formats)}
            icon="image"
            size="small"
            busy={isBusy && 'Enviando…'}
            onChoose={(chosen) => void send(chosen)}
          >
            {coverFile === null ? 'Enviar una imagen' : 'Enviar otra imagen'}
          </FileButton>
          {coverFile !== null && (
            <Button size="small" look="quiet" onClick={() => store.set({ coverFile: null })}>
              Volver a la portada dibujada
            </Button>
          )}
        </div>
      </div>
      <FieldError id="coverFile" error={error} />
    </PartGroup>
  );
});
