import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { OfficeProductsInSql } from '#adapters/server/sql/office/products/office-products-in-sql.ts';
import { officeProductsContract } from '#test/ports/office/office-products.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { addProduct, addTeacher } from '#test/support/catalogue/edited-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('OfficeProductsInSql', (database) => {
  officeProductsContract(async () => {
    const { db } = database();
    await new AccountsInSql(db).add(aUser('rosa'), '');
    const id = await addProduct(db, { isPublished: false });
    await addTeacher(db, [id], 'rosa');
    return { products: new OfficeProductsInSql(db), id, teacher: 'rosa' };
  });
});
