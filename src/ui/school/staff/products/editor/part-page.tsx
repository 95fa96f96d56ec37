import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { PartApi } from '#application/browser/office/ports/part-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { ShownPart } from '#application/read-models/office/products/shown-part.ts';
import { type CopyPart, partName } from '#domain/office/working-copy.ts';
import { type ServiceKey, type Services, useService, useServices } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { EditedProductStore } from './edited-product-store.ts';
import { PartStore } from './part-store.ts';

/** What a part's own component is given. */
export interface PartProps<Content, More> {
  readonly store: PartStore<Content>;
  readonly product: ShownEditedProduct;
  /** What the page loaded besides. */
  readonly more: More;
  /** Whoever may only look changes nothing. */
  readonly mayEdit: boolean;
}

export interface PartData<Content, More> {
  readonly product: ShownEditedProduct;
  readonly shown: ShownPart<Content>;
  readonly more: More;
}

interface PartOfEditor<Content, More> {
  readonly part: CopyPart;
  readonly api: ServiceKey<PartApi<Content>>;
  readonly Part: ComponentType<PartProps<Content, More>>;
  /** What the part shows besides its content. */
  readonly loadMore: (services: Services, productId: number) => Promise<More>;
  /** Whether what is new in it is known by a number once it is published: it is read anew then, so that it is not made once more. */
  readonly numbersNew?: boolean;
}

/** The page of one part of a product: the frame with its tabs, and in it the part's own component over a `PartStore`. */
export function partPage<Content, More>(of: PartOfEditor<Content, More>) {
  const { part, api, Part, loadMore, numbersNew = false } = of;
  async function loadPart(services: Services, { params }: LoadArgs): Promise<PartData<Content, More>> {
    const id = Number(params['id']);
    if (!/^[1-9]\d{0,8}$/.test(params['id'] ?? '')) return notFound();
    const [product, shown, more] = await Promise.all([
      services.get(EditedProductsApi).open(id),
      services.get(api).read(id),
      loadMore(services, id),
    ]);
    return { product: needed(product), shown: needed(shown), more };
  }
  const Page = () => {
    const loaded = useLoaderData() as PartData<Content, More>;
    return <OpenPart key={loaded.product.id} {...loaded} />;
  };
  const OpenPart = observer(function OpenPart({ product: loaded, shown, more }: PartData<Content, More>) {
    const editor = useService(EditedProductStore);
    const source = { api: useService(api), timer: useService(Timer), storage: useService(TabStorage) };
    const [store] = useState(
      () => new PartStore({ ...source, part, productId: loaded.id, onKept: () => editor.renewSoon() }, shown),
    );
    useEffect(() => editor.show(loaded), [editor, loaded]);
    useOpenHere(editor, part);
    useSavedOnLeaving(store);
    const services = useServices();
    const around = useRenewed(editor, more, async () => {
      if (!numbersNew || store.state !== 'kept') return 'as-it-is';
      const read = { more: await loadMore(services, loaded.id) };
      return (await store.renew()) ? read : null;
    });
    const product = editor.product?.id === loaded.id ? editor.product : loaded;
    return (
      <EditorFrame part={part} product={product} store={store as PartStore<unknown>}>
        <Part
          key={around.reading}
          store={store}
          product={product}
          more={around.more}
          mayEdit={product.mayEdit && !around.isUnread}
        />
      </EditorFrame>
    );
  });
  return {
    ...officePage('see-products', loadPart, Page),
    meta: (loaded: Partial<PartData<Content, More>>): PageMeta => ({
      title: `${partName(part, loaded.product?.kind ?? null)}${loaded.product === undefined ? '' : ` · ${loaded.product.title}`}`,
      description: '',
      hidden: true,
    }),
  };
}

/** Milliseconds between two times that a page says that it is open. */
const saidEvery = 20_000;

/** Says again and again that the part is open here, and learns who else has the product open. */
function useOpenHere(editor: EditedProductStore, part: CopyPart): void {
  const timer = useService(Timer);
  useEffect(() => {
    let cancel: () => void = () => undefined;
    const look = () => {
      void editor.lookAround(part);
      cancel = timer.after(saidEvery, look);
    };
    look();
    return () => cancel();
  }, [editor, part, timer]);
}

/**
 * What a part shows besides its content, read anew together with it whenever it was published here: the one names what the other has.
 * @param renew null: it cannot be read; what is shown is not to be written into then, or what is published would be made once more.
 */
function useRenewed<More>(
  editor: EditedProductStore,
  loaded: More,
  renew: () => Promise<{ readonly more: More } | 'as-it-is' | null>,
) {
  const [around, setAround] = useState({ more: loaded, reading: 0, isUnread: false });
  const readAnew = useEffectEvent(async (): Promise<boolean> => {
    const read = await renew().catch(() => null);
    if (read === null) setAround((before) => ({ ...before, isUnread: true }));
    else if (read !== 'as-it-is') setAround(({ reading }) => ({ ...read, reading: reading + 1, isUnread: false }));
    return read !== null;
  });
  useEffect(() => editor.onPublished(() => readAnew()), [editor]);
  return around;
}

/** Saves what is typed when the page is left or put away, and when the line is back. */
function useSavedOnLeaving<Content>(store: PartStore<Content>): void {
  useEffect(() => {
    const save = () => void store.flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (store.state !== 'kept') event.preventDefault();
      save();
    };
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', save);
      save();
      store.close();
    };
  }, [store]);
}
