import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { ProductVersionsInSql } from '#adapters/server/sql/office/products/product-versions-in-sql.ts';
import { productVersionsContract } from '#test/ports/office/product-versions.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('ProductVersionsInSql', (database) => {
  productVersionsContract(async () => {
    const { db } = database();
    const ana = aUser('ana', { givenNames: 'Ana', paternalSurname: 'Quispe', maternalSurname: '' });
    await new AccountsInSql(db).add(ana, '');
    await addProduct(db);
    await addProduct(db, { sku: 'VT-002', slug: 'otro' });
    return new ProductVersionsInSql(db);
  });
});
