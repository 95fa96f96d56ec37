import { observer } from 'mobx-react-lite';
import type { EarlierSettings } from '#application/read-models/settings/shown-settings.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { type FieldLook, partForms } from './part-forms.ts';
import type { TypedContent } from './typed-content.ts';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

/** What the open part said and says, the newest first; an earlier version can be taken up again. */
export const EarlierVersions = observer(function EarlierVersions({ mayManage }: { mayManage: boolean }) {
  const { shown } = useService(SchoolSettingsStore);
  const versions = shown?.versions ?? [];
  return (
    <section aria-labelledby="historial">
      <h2 id="historial" className={styles.legend}>
        Historial
      </h2>
      {versions.length === 0 ? (
        <p className={styles.hint}>Nadie lo ha dicho todavía: lo que ves es con lo que empieza una escuela.</p>
      ) : (
        <ul className={styles.versions}>
          {versions.map((version, place) => (
            <li key={version.version}>
              <Version version={version} isNow={place === 0} mayManage={mayManage} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function Version({ version, isNow, mayManage }: { version: EarlierSettings; isNow: boolean; mayManage: boolean }) {
  const store = useService(SchoolSettingsStore);
  const { by, at, version: number } = version;
  return (
    <details>
      <summary>
        Versión {number}
        {isNow && ', la que rige'}
        <span className={styles.when}>
          {formatLongInstant(new Date(at), { withYear: true })} · {by === '' ? 'Quien cuida el servidor' : by}
        </span>
      </summary>
      <dl className={styles.facts}>
        {factsOf(store.name, version.content as unknown as TypedContent).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!isNow && mayManage && (
        <Button size="small" onClick={() => store.takeUp(version)}>
          Usar la versión {number}
        </Button>
      )}
    </details>
  );
}

/** Each field with what it said, as a person reads it. */
function factsOf(name: keyof typeof partForms, content: TypedContent): readonly (readonly [string, string])[] {
  const looks: Readonly<Record<string, FieldLook>> = partForms[name].fields;
  return Object.entries(looks).map(([field, look]) => [look.label, textOf(look, content[field] ?? '')]);
}

function textOf(look: FieldLook, value: TypedContent[string]): string {
  if (typeof value !== 'string')
    return value.map((row) => Object.values(row).filter(Boolean).join(', ')).join(' · ') || '—';
  if ('names' in look)
    return value
      .split(' ')
      .map((name) => look.names[name] ?? name)
      .join(' · ');
  const said = 'options' in look ? look.options.find((option) => option.value === value)?.label : value;
  return said === undefined || said === '' ? '—' : said;
}
