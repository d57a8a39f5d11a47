# Che cosa non va in un ambiente.

wrong-mask = La «mask» sta in uno tra { $masks }, non in { $value }.
opponent-count = Gli «opponents» sono un nome solo, o { $count } per { $seats } posti, non { $value }.
wrong-seat = Il «seat» è un numero da 0 a { $last }, o None per uno qualsiasi, non { $value }.
policy-not-compiled = L’avversario «{ $policy }» non è compilato.
