import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { ProductOpeningsInSql } from '#adapters/server/sql/office/products/product-openings-in-sql.ts';
import { productOpeningsContract } from '#test/ports/office/product-openings.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('ProductOpeningsInSql', (database) => {
  productOpeningsContract(async () => {
    const { db } = database();
    const accounts = new AccountsInSql(db);
    await accounts.add(aUser('ana', { givenNames: 'Ana', paternalSurname: 'Quispe', maternalSurname: '' }), '');
    await accounts.add(aUser('luis'), '');
    await addProduct(db);
    await addProduct(db, { sku: 'VT-002', slug: 'otro' });
    return new ProductOpeningsInSql(db);
  });
});
