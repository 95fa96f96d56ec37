import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { PlanMakingApi } from '#application/browser/plans/ports/plan-making-api.ts';
import type { PlanInOffice, GivenProduct } from '#application/read-models/plans/plan-in-office.ts';
import { cataloguePartOf, catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { stateName } from '#domain/office/products/product-state.ts';
import { everythingText } from '#domain/plans/everything.ts';
import { givesTheSame, type GivenContent, type GivenKind, type PlanContent } from '#domain/plans/plan-content.ts';
import { planLabel } from '#domain/plans/read-plan.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SearchCombobox } from '#ui/kit/forms/search-combobox.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';
import styles from './plan.module.css';

interface GivesProps {
  readonly store: PartStore<PlanContent>;
  readonly planId: number;
  readonly beside: PlanInOffice;
}

/** What a plan gives, in its order: products picked by search, and everything of a kind. */
export const Gives = observer(function Gives({ store, planId, beside }: GivesProps) {
  const [known, setKnown] = useState(beside.products);
  const { gives } = store.content;
  const set = (next: readonly GivenContent[]) => store.set({ gives: next });
  const add = (given: GivenContent) => {
    if (!gives.some((each) => givesTheSame(each, given))) set([...gives, given]);
  };
  return (
    <PartGroup title={planLabel('gives')} hint="En el orden en que se lee en su página.">
      <div id="gives" tabIndex={-1} className={styles.lines}>
        {gives.length > 0 && (
          <ol className={styles.given} aria-label={planLabel('gives')}>
            {gives.map((given, index) => {
              const { name, about } = tell(given, known, beside);
              return (
                <li key={`${given.productId} ${given.kind} ${given.categoryId}`}>
                  <span className={styles.name}>
                    {name} <span className={styles.about}>{about}</span>
                  </span>
                  <IconButton
                    icon="chevron-up"
                    label={`Subir ${name}`}
                    unavailable={index === 0}
                    onClick={() => set(gives.with(index, gives[index - 1] ?? given).with(index - 1, given))}
                  />
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={`Quitar ${name}`}
                    onClick={() => set(gives.filter((each) => each !== given))}
                  >
                    Quitar
                  </Button>
                </li>
              );
            })}
          </ol>
        )}
        <FieldError id="gives-list" error={errorOf(store.lacks, 'gives')} />
        <div className={styles.adding}>
          <p className={styles.label} aria-hidden>
            Agregar un producto
          </p>
          <ProductSearch
            planId={planId}
            onPick={(product) => {
              setKnown([...known, product]);
              add({ productId: product.id, kind: null, categoryId: null });
            }}
          />
          <Everything categories={beside.categories} onAdd={add} />
        </div>
      </div>
    </PartGroup>
  );
});

function ProductSearch({ planId, onPick }: { planId: number; onPick: (product: GivenProduct) => void }) {
  const api = useService(PlanMakingApi);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly GivenProduct[] | null>(null);
  const asked = useRef('');
  const write = (words: string) => {
    asked.current = words;
    setQuery(words);
    if (words.trim() === '') return setFound(null);
    void api.findGivable(planId, words).then((answer) => {
      if (asked.current === words) setFound(answer.ok ? answer.value.products : []);
    });
  };
  return (
    <SearchCombobox
      label="Agregar un producto"
      placeholder="Título o código del producto"
      query={query}
      onQueryChange={write}
      results={
        found?.map((product) => ({ id: String(product.id), title: product.title, detail: aboutGiven(product) })) ?? null
      }
      onPick={(result) => {
        const product = found?.find(({ id }) => String(id) === result.id);
        write('');
        if (product !== undefined) onPick(product);
      }}
    />
  );
}

interface EverythingProps {
  readonly categories: PlanInOffice['categories'];
  readonly onAdd: (given: GivenContent) => void;
}

/** Everything of a kind, also what is published later; of one category or of all. */
function Everything({ categories, onAdd }: EverythingProps) {
  const [kind, setKind] = useState<GivenKind>('course');
  const [category, setCategory] = useState('');
  const categoryId = category === '' ? null : Number(category);
  return (
    <>
      <FormRow>
        <SelectField label="Todo de un tipo" value={kind} onChange={({ target }) => setKind(target.value as GivenKind)}>
          {catalogueParts
            .filter((part) => part.kind !== 'plan')
            .map((part) => (
              <option key={part.kind} value={part.kind}>
                {part.title}
              </option>
            ))}
        </SelectField>
        <SelectField label="De la categoría" value={category} onChange={({ target }) => setCategory(target.value)}>
          <option value="">Todas</option>
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </FormRow>
      <div>
        <Button size="small" onClick={() => onAdd({ productId: null, kind, categoryId })}>
          Agregar todo lo de este tipo
        </Button>
      </div>
    </>
  );
}

/** What a line is called, and what it gives. */
function tell(
  given: GivenContent,
  products: readonly GivenProduct[],
  { categories, sold }: PlanInOffice,
): { readonly name: string; readonly about: string } {
  if (given.productId !== null) {
    const product = products.find(({ id }) => id === given.productId);
    return product === undefined
      ? { name: 'Ya no existe', about: '' }
      : { name: product.title, about: aboutGiven(product) };
  }
  const { kind, categoryId } = given;
  const category = categories.find(({ id }) => id === categoryId)?.title ?? 'una categoría que ya no existe';
  const count = sold
    .filter((each) => each.kind === kind && (categoryId === null || each.categoryId === categoryId))
    .reduce((sum, each) => sum + each.count, 0);
  return {
    name: everythingText(kind, categoryId === null ? null : category),
    about: `${count} a la venta hoy, y los que vengan`,
  };
}

function aboutGiven({ kind, state, classes, sections }: GivenProduct): string {
  const parts = [
    cataloguePartOf(kind).one,
    ...(classes === 0 ? [] : [classes === 1 ? 'una clase' : `${classes} clases`]),
    ...(sections === 0 ? [] : [sections === 1 ? 'una sección' : `${sections} secciones`]),
    ...(state === 'published' ? [] : [stateName(state).toLowerCase()]),
  ];
  return parts.join(' · ');
}
