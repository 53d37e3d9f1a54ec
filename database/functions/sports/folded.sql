-- Letters as they are typed in haste: small, without accents.
create or replace function sports.folded(p_text text) returns text language sql immutable parallel safe set search_path = pg_catalog
return lower(translate(p_text, 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'));

grant execute on function sports.folded to tucano_app;
