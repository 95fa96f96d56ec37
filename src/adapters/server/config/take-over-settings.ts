import { Clock } from '#application/ports/clock.ts';
import { SettingsVersionsInSql } from '#adapters/server/sql/settings/settings-versions-in-sql.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { type SettingsName, settingsNames, settingsParts, settingsPath } from '#domain/settings/school-settings.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { partOfVariable } from './moved-settings.ts';

/**
 * Takes over, once in the life of a school, what the environment still says of settings that the office keeps now, and answers what is to
 * be said of it. From then on a variable of these keeps the school from starting: it would say something that no longer holds.
 * @throws ConfigError naming each of them and where it has gone.
 */
export async function takeOverSettings(
  school: School,
  { moved, schoolOrigin }: Pick<Config, 'moved' | 'schoolOrigin'>,
): Promise<readonly string[]> {
  const now = school.get(Clock).now();
  const isFirst = await school.db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('settings_taken_over')
      .values({ id: 1, at: now.toISOString(), variables: JSON.stringify(moved.variables) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(noted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    const versions = new SettingsVersionsInSql(transaction);
    for (const name of settingsNames) {
      const content = moved.contents[name];
      if (content !== undefined) await versions.add({ name, number: 1, content, at: now, by: null });
    }
    return true;
  });
  await school.renewSettings();
  if (moved.variables.length === 0) return [];
  const where = placesOf(moved.variables.map(partOfVariable), schoolOrigin);
  const named = moved.variables.join(', ');
  if (!isFirst) {
    throw new ConfigError(`${named}: ya no se lee del entorno. Quítala de ahí y cámbiala en ${where}.`);
  }
  return [
    `La escuela guarda desde ahora estos datos, tomados del entorno: ${named}.`,
    `Quítalos de ahí: el próximo inicio ya no los acepta. Se cambian en ${where}.`,
  ];
}

/** 'https://escuela.pe/colaboradores/ajustes/impuestos (IGV y redondeo), …', each part once. */
function placesOf(names: readonly SettingsName[], origin: string): string {
  return [...new Set(names)].map((name) => `${origin}${settingsPath(name)} (${settingsParts[name].title})`).join(', ');
}
