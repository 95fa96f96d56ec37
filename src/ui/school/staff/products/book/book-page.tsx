import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { BookWriting, type WrittenBook } from '#application/browser/reading/book-writing.ts';
import { BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import { sectionField } from '#domain/reading/writing/outline.ts';
import { bookArrivalPath } from '#domain/office/working-copy.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { OpenPartForm } from '#ui/school/staff/products/editor/part-form.tsx';
import { type PartProps, partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import { useThingOfAddress } from '#ui/school/staff/products/editor/thing-of-address.ts';
import { focusSoon } from '#ui/school/staff/products/editor/focus-soon.ts';
import { BookDesk } from './book-desk.ts';
import { BookTree } from './book-tree.tsx';
import styles from './book.module.css';
import { EpubDownload } from './epub-download.tsx';
import { SectionPanel } from './section-panel.tsx';

const Part = observer(function BookPart({ store, product, mayEdit }: PartProps<WrittenBook, unknown>) {
  const [api, ids] = [useService(BookMakingApi), useService(IdGenerator)];
  const [desk] = useState(() => new BookDesk(store, product.id, api, ids));
  useThingOfAddress(desk);
  const { section } = desk;
  return (
    <OpenPartForm>
      <div role="status">
        <VisuallyHidden>{desk.said}</VisuallyHidden>
      </div>
      {section === null ? (
        <EmptyState
          icon="book"
          title="El libro está en blanco"
          actions={
            mayEdit && (
              <>
                <Button onClick={() => focusSoon(sectionField(desk.add(null)))}>Agregar la primera sección</Button>
                <LinkButton to={bookArrivalPath(product.id)}>Traer de un archivo</LinkButton>
              </>
            )
          }
        >
          <p>Un libro se divide en secciones, unas dentro de otras. Cada una se lee como una página.</p>
        </EmptyState>
      ) : (
        <div className={styles.desk}>
          <div className={styles.aside}>
            <BookTree desk={desk} mayEdit={mayEdit} />
            {mayEdit && (
              <>
                <div className={styles.actions}>
                  <LinkButton size="small" look="quiet" to={bookArrivalPath(product.id)}>
                    Traer de un archivo
                  </LinkButton>
                  <span className={styles.hint}>EPUB, mdBook o Markdown.</span>
                </div>
                <EpubDownload productId={product.id} />
              </>
            )}
          </div>
          <SectionPanel key={section.id} desk={desk} section={section} mayEdit={mayEdit} />
        </div>
      )}
    </OpenPartForm>
  );
});

/** `/colaboradores/productos/:id/libro`: the sections of a book or a magazine, and their texts. */
export const { load, Component, meta } = partPage({
  part: 'book',
  api: BookWriting,
  Part,
  numbersNew: true,
  loadMore: () => Promise.resolve(null),
});
