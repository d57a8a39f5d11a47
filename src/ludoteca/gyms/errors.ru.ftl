# Что не так со средой.

wrong-mask = «mask» — одно из { $masks }, а не { $value }.
opponent-count = «opponents» — одно имя или { $count }, если мест { $seats }, а не { $value }.
wrong-seat = «seat» — число от 0 до { $last } или None, если любое, а не { $value }.
policy-not-compiled = Соперник «{ $policy }» не скомпилирован.
